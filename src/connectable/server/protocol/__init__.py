"""Every message that crosses the network, one module per subject, and the projection of a table for one viewer.

The web client's types are generated from these modules.
"""

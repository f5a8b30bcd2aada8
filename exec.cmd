@rem In a shell of Unix, exec makes npm's script shell give way to the program, so that Ctrl-C reaches it alone. Windows needs no such thing.
@%*

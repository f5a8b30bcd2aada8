/** React picks its build by this variable when it is first loaded, so server.ts imports this file before anything else. */
process.env['NODE_ENV'] ??= process.argv.includes('--dev') ? 'development' : 'production';

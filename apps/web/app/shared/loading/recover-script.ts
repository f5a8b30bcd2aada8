/** A connection may be back without the browser saying so: it was the server that was gone. */
const askMs = 5000;

/**
 * Loads the page at this address as soon as it can be had. It runs in the page that stands in without a connection, where no
 * module is loaded, so it is text.
 */
export const recoverScript = `{const ask=async()=>{try{if((await fetch(location.href,{method:'HEAD',cache:'no-store'})).status<500)location.reload()}catch{}};addEventListener('online',ask);setInterval(ask,${askMs})}`;

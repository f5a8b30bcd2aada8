/** `online` is not fired when the server was gone, so also poll. */
const askMs = 5000;

/** Reloads the address as soon as it answers. It runs in the offline page, where no module is loaded, so it is text. */
export const recoverScript = `{const ask=async()=>{try{if((await fetch(location.href,{method:'HEAD',cache:'no-store'})).status<500)location.reload()}catch{}};addEventListener('online',ask);setInterval(ask,${askMs})}`;

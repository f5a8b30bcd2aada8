// The worker of the push service, beside ours and for its own folder only; fetched when a site has the service switched on.
importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js');

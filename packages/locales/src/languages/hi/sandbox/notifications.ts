import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Slipstream में स्वागत है',
    caption: 'आपकी प्ले मनी बैलेंस में है',
    body: 'मैच सिम्युलेटेड हैं और पैसा असली नहीं है। शुरू करने से पहले लिमिट सेट करें।',
  },
  deposit_done: {
    title: 'डिपॉज़िट मिल गया',
    caption: '{amount}',
    body: 'पैसा आपके बैलेंस में है।',
  },
  deposit_failed: {
    title: 'डिपॉज़िट नहीं हो सका',
    caption: '{amount}',
    body: 'कोई पैसा नहीं कटा। फिर कोशिश करें या भुगतान का दूसरा तरीका चुनें।',
  },
  password_changed: {
    title: 'आपका पासवर्ड बदल गया',
    caption: 'आप बाकी डिवाइस पर लॉग आउट हो गए हैं',
    body: 'अगर यह आपने नहीं किया, तो अभी पासवर्ड रीसेट करें।',
  },
  limit_set: {
    title: 'लिमिट सेव हो गई',
    caption: '',
    body: 'इसे ‘लिमिट और ब्रेक’ में देखें।',
  },
} satisfies SandboxWords['notifications'];

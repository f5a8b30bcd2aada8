import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['आपकी बेट जीत गई', '{paid} आपके बैलेंस में है।'],
  lost: ['आपकी बेट हार गई', 'आपका स्टेक {stake} था।'],
  void: ['आपकी बेट अमान्य है', '{paid} आपके बैलेंस में वापस है।'],
  settled: ['आपकी बेट सेटल हो गई', '{paid} आपके बैलेंस में है।'],
  cashed_out: ['कैश आउट हो गया', '{paid} आपके बैलेंस में है।'],
  cashed_part: ['आंशिक कैश आउट हो गया', '{paid} आपके बैलेंस में है। स्टेक में से {left} बाकी है।'],
  rejected: ['आपकी बेट स्वीकार नहीं हुई', '{stake} आपके बैलेंस में वापस है।'],
} satisfies SandboxWords['betEndings'];

import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'रकम',
  currency: 'मुद्रा',
  method: 'भुगतान का तरीका',
  card: 'कार्ड',
  bank: 'बैंक ट्रांसफ़र',
  deposit: 'डिपॉज़िट',
  noAmount: 'रकम डालें।',
  noAnswer: 'कोई जवाब नहीं मिला। दोबारा डिपॉज़िट करने से पहले लेनदेन देखें।',
  refused: 'डिपॉज़िट अस्वीकार हुआ। कोई पैसा नहीं कटा।',
  success: 'पैसा आपके बैलेंस में है।',
  pending: 'डिपॉज़िट प्रोसेस हो रहा है। पैसा आते ही बैलेंस में दिखेगा।',
  error: 'डिपॉज़िट नहीं हो सका। कोई पैसा नहीं कटा।',
} satisfies HostWords['payment'];

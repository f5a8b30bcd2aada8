/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'डिपॉज़िट मिल गया',
    success_text: 'पैसा आपके बैलेंस में है।',
    pending: 'डिपॉज़िट प्रोसेस में',
    pending_text: 'पैसा आते ही बैलेंस में दिखेगा।',
    error: 'डिपॉज़िट नहीं हो सका',
    error_text: 'कोई पैसा नहीं कटा। फिर कोशिश करें या भुगतान का दूसरा तरीका चुनें।',
    refused: 'डिपॉज़िट अस्वीकार',
    refused_text: 'कोई पैसा नहीं कटा। कारण फ़ॉर्म में देखें।',
  },
} as const;

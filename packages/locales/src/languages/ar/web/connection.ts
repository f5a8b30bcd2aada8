export default {
  reconnecting: 'جارٍ إعادة الاتصال، الأسعار متوقفة مؤقتًا',
  offline: 'أنت غير متصل. الأسعار متوقفة حتى يعود الاتصال',
} as const;

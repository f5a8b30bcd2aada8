export default {
  close: 'बंद करें',
  loading: 'लोड हो रहा है',
  late: 'इसमें सामान्य से ज़्यादा समय लग रहा है। कोशिश जारी है। कनेक्शन जाँचें।',
  reload: 'पेज फिर लोड करें',
  previousPage: 'पिछला पेज',
  nextPage: 'अगला पेज',
  pages: 'पेज',
  page: 'पेज {page, number}',
} as const;

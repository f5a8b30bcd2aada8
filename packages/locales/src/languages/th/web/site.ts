export default {
  homeTitle: '{siteName}: ราคาสดและเดิมพันกีฬา',
  homeHeading: '{siteName}: แมตช์สดและถัดไป',
  homeDescription: 'สกอร์สดและราคาสดของฟุตบอล เทนนิส บาสเกตบอล และอื่นๆ',
  pageTitle: '{page} · {siteName}',
  /** On the picture shown where a match is shared. */
  share: { live: 'สด', final: 'จบแล้ว' },
} as const;

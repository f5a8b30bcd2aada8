/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'ได้รับเงินฝากแล้ว',
    success_text: 'เงินเข้ายอดเงินของคุณแล้ว',
    pending: 'กำลังดำเนินการฝากเงิน',
    pending_text: 'เงินจะเข้ายอดเงินทันทีที่มาถึง',
    error: 'ฝากเงินไม่สำเร็จ',
    error_text: 'ไม่มีการหักเงิน โปรดลองอีกครั้งหรือเลือกวิธีชำระอื่น',
    refused: 'การฝากเงินถูกปฏิเสธ',
    refused_text: 'ไม่มีการหักเงิน ดูเหตุผลในแบบฟอร์ม',
  },
} as const;

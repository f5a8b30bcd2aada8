/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Депозит түсті',
    success_text: 'Ақша балансыңызда.',
    pending: 'Депозит өңделуде',
    pending_text: 'Ақша түскен бойда балансыңызда болады.',
    error: 'Депозит өтпеді',
    error_text: 'Ақша алынбады. Қайталап көріңіз немесе басқа төлем тәсілін таңдаңыз.',
    refused: 'Депозит қабылданбады',
    refused_text: 'Ақша алынбады. Себебі формада көрсетілген.',
  },
} as const;

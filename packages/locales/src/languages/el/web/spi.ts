/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Η κατάθεση έγινε',
    success_text: 'Τα χρήματα είναι στο υπόλοιπό σου.',
    pending: 'Η κατάθεση εκκρεμεί',
    pending_text: 'Τα χρήματα θα είναι στο υπόλοιπό σου μόλις φτάσουν.',
    error: 'Η κατάθεση απέτυχε',
    error_text: 'Δεν χρεώθηκες. Δοκίμασε ξανά ή διάλεξε άλλον τρόπο πληρωμής.',
    refused: 'Η κατάθεση απορρίφθηκε',
    refused_text: 'Δεν χρεώθηκες. Δες την αιτία στη φόρμα.',
  },
} as const;

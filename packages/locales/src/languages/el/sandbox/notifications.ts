import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Καλώς ήρθες στο Slipstream',
    caption: 'Τα εικονικά σου χρήματα είναι στο υπόλοιπό σου',
    body: 'Οι αγώνες είναι προσομοίωση και τα χρήματα δεν είναι αληθινά. Βάλε τα όριά σου πριν ξεκινήσεις.',
  },
  deposit_done: {
    title: 'Η κατάθεση έγινε',
    caption: '{amount}',
    body: 'Τα χρήματα είναι στο υπόλοιπό σου.',
  },
  deposit_failed: {
    title: 'Η κατάθεση απέτυχε',
    caption: '{amount}',
    body: 'Δεν χρεώθηκες. Δοκίμασε ξανά ή διάλεξε άλλον τρόπο πληρωμής.',
  },
  password_changed: {
    title: 'Ο κωδικός σου άλλαξε',
    caption: 'Αποσυνδέθηκες από τις άλλες συσκευές σου',
    body: 'Αν δεν ήσουν εσύ, άλλαξε τον κωδικό σου τώρα.',
  },
  limit_set: {
    title: 'Το όριο αποθηκεύτηκε',
    caption: '',
    body: 'Δες το στα Όρια και διαλείμματα.',
  },
} satisfies SandboxWords['notifications'];

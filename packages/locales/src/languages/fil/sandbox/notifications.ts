import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Maligayang pagdating sa Slipstream',
    caption: 'Nasa balanse mo na ang laruang pera mo',
    body: 'Simulated ang mga laban at hindi totoo ang pera. Itakda ang mga limit mo bago magsimula.',
  },
  deposit_done: {
    title: 'Natanggap ang deposito',
    caption: '{amount}',
    body: 'Nasa balanse mo na ang pera.',
  },
  deposit_failed: {
    title: 'Nabigo ang deposito',
    caption: '{amount}',
    body: 'Walang nabawas na pera. Subukan ulit o pumili ng ibang paraan ng pagbayad.',
  },
  password_changed: {
    title: 'Napalitan ang password mo',
    caption: 'Na-log out ka sa iba mong device',
    body: 'Kung hindi ikaw iyon, i-reset na ang password mo.',
  },
  limit_set: {
    title: 'Na-save ang limit',
    caption: '',
    body: 'Makikita ito sa Mga limit at pahinga.',
  },
} satisfies SandboxWords['notifications'];

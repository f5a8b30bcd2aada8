import { embedSportsbook } from './embed.js';

const container = document.querySelector('#sportsbook');
const state = document.querySelector('.state');

const sportsbook = embedSportsbook({
  container,
  url: container.dataset.url,
  title: 'Sportsbook',
  on: {
    ready: ({ release }) => {
      state.dataset.state = 'connected';
      state.textContent = `Connected to Slipstream ${release}`;
    },
    navigated: ({ title }) => {
      document.title = `${title} - Meridian`;
    },
  },
});

for (const button of document.querySelectorAll('[data-theme]')) {
  button.addEventListener('click', () => sportsbook.send({ type: 'theme', theme: button.dataset.theme }));
}

export { embedSportsbook } from '@slipstream/embed/sdk';

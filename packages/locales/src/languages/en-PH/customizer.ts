export { default } from '../en/customizer.ts';

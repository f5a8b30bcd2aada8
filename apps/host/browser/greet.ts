import { askPlayer } from './who.ts';

void askPlayer();

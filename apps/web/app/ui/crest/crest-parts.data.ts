/** Outlines on a grid of 24. */
export const crestShapes = {
  shield: 'M3.5 3h17v9.2c0 4.8-3.4 7.9-8.5 10-5.1-2.1-8.5-5.2-8.5-10Z',
  heater: 'M3.5 4.5C6.5 4.5 9.5 3.7 12 2c2.5 1.7 5.5 2.5 8.5 2.5V11c0 5.5-3.2 9-8.5 11.2C6.7 20 3.5 16.5 3.5 11Z',
  round: 'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20Z',
  hexagon: 'M12 1.8 20.8 6.9v10.2L12 22.2 3.2 17.1V6.9Z',
  pennant: 'M4 3.5A1.5 1.5 0 0 1 5.5 2h13A1.5 1.5 0 0 1 20 3.5V22l-8-4.2L4 22Z',
} as const;

/** What the second colour fills, drawn over the first one and cut to the outline. */
export const crestPatterns = {
  half: 'M12 0h12v24H12Z',
  pale: 'M8.8 0h6.4v24H8.8Z',
  stripes: 'M3.5 0h3.4v24H3.5ZM10.3 0h3.4v24h-3.4ZM17.1 0h3.4v24h-3.4Z',
  hoop: 'M0 8.5h24v6H0Z',
  hoops: 'M0 2h24v4.2H0ZM0 10h24v4H0ZM0 17.8h24V22H0Z',
  sash: 'M0 0h7L24 17v7h-7L0 7Z',
  quarters: 'M0 0h12v12H0ZM12 12h12v12H12Z',
  chevron: 'M0 17.5 12 8l12 9.5V24l-12-9.5L0 24Z',
  cross: 'M9.8 0h4.4v8.3H24v4.4h-9.8V24H9.8V12.7H0V8.3h9.8Z',
  chief: 'M0 0h24v9H0Z',
  ring: 'M0 0h24v24H0ZM12 6.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 1 0 0-11.6Z',
} as const;

export type CrestShape = keyof typeof crestShapes;
export type CrestPattern = keyof typeof crestPatterns;

/** OKLCH: lightness, chroma, hue. Far enough from white, from black and from each other to be told apart at 20 pixels. */
export const crestColours = [
  [0.55, 0.2, 27],
  [0.42, 0.14, 22],
  [0.68, 0.17, 55],
  [0.82, 0.16, 92],
  [0.6, 0.16, 145],
  [0.43, 0.1, 155],
  [0.65, 0.11, 195],
  [0.7, 0.12, 230],
  [0.5, 0.17, 258],
  [0.34, 0.12, 268],
  [0.52, 0.19, 298],
  [0.66, 0.18, 350],
] as const;

/** The second colours: paper, gold and ink. Which of them goes with a first colour is decided by contrast. */
export const crestSeconds = [
  [0.97, 0.01, 95],
  [0.86, 0.14, 90],
  [0.24, 0.03, 260],
] as const;

import { correction, generate } from 'lean-qr/nano';

/** A larger code is hard to scan from a screen; 212 bytes fit. */
const sizeMax = 57;

/** A QR code as rows of dark and light; null for a text too long for it. At level M 15 % of it may be dirty. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  // Longer than any code there is; the library throws for these.
  if (text.length > 1000) return null;
  const code = generate(text, { minCorrectionLevel: correction.M });
  if (code.size > sizeMax) return null;
  const places = Array.from({ length: code.size }, (_, place) => place);
  return places.map((y) => places.map((x) => code.get(x, y)));
}

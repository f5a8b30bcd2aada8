import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { qrCode } from './qr-code.ts';
import styles from './qr-picture.module.css';

/** The light frame without which a camera does not find the code. */
const quiet = 3;

/** A QR code of a text, dark on light in both themes, because that is what cameras read. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = qrCode(text);
  if (rows === null) return null;
  const size = rows.length + 2 * quiet;
  const dark = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={dark} />
      </svg>
    </>
  );
}

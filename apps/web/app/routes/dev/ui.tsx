import { Gallery } from '../../features/gallery/gallery.tsx';

export default Gallery;

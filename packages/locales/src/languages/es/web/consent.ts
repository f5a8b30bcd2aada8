export default {
  title: 'Cookies',
  text: 'Usamos cookies para medir cómo se usa el sitio y para cargar servicios como un chat. Puedes apostar sin ellas.',
  more: 'Más información',
  necessary: 'Solo las necesarias',
  all: 'Permitir todas',
  options: { necessary: 'Solo necesarias', all: 'Todas' },
} as const;

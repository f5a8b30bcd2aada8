export default {
  close: 'Cerrar',
  loading: 'Cargando',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pages: 'Páginas',
  page: 'Página {page, number}',
} as const;

export default {
  close: 'Cerrar',
  loading: 'Cargando',
  late: 'Está tardando más de lo normal. Seguimos intentándolo; revisa tu conexión.',
  reload: 'Recargar la página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pages: 'Páginas',
  page: 'Página {page, number}',
} as const;

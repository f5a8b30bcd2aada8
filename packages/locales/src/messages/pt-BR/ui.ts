export default {
  close: 'Fechar',
  loading: 'Carregando',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  pages: 'Páginas',
  page: 'Página {page, number}',
} as const;

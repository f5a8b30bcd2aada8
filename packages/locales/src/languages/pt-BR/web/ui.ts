export default {
  close: 'Fechar',
  loading: 'Carregando',
  late: 'Está demorando mais que o normal. Continuamos tentando; verifique sua conexão.',
  reload: 'Recarregar a página',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  pages: 'Páginas',
  page: 'Página {page, number}',
} as const;

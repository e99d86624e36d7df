/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'fetch-product-picture': 'Buscar imagem de produto',
  'import-products': 'Importar produtos',
  'export-products': 'Exportar produtos',
  'count-bought-together': 'Ver o que é comprado junto',
  'fill-collections': 'Atualizar listas por regras',
  'import-pictures': 'Buscar imagens da importação',
}

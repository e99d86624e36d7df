/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'buy-label': 'Comprar uma etiqueta',
  'buy-due-labels': 'Continuar compras de etiquetas',
}

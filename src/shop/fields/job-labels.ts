/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'settle-field-values': 'Guardar ou trazer de volta valores de um campo próprio',
}

/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'form-webhook': 'Avisar outro programa (formulário)',
  'forget-form-files': 'Apagar arquivos enviados por formulários',
}

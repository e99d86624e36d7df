/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = { 'marketing-mails': 'Escrever e-mails automáticos' }

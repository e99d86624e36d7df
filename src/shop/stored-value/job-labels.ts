/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = { 'mail-gift-cards': 'Enviar cartões-presente' }

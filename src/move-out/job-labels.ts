/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = { 'move-out': 'Levar a loja inteira em um arquivo' }

/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'deliver-webhook': 'Avisar outro programa (webhook)',
}

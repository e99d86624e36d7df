/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'ask-return-code': 'Pedir um código de devolução',
}

/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'move-in': 'Trazer a loja antiga',
  'move-in-pictures': 'Trazer as imagens da loja antiga',
}

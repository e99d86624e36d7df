/** What merchants read of the jobs here. */
export const jobLabels: Record<string, string> = {
  'picture-sizes': 'Preparar tamanhos de imagem',
  'forget-media-files': 'Apagar arquivos de mídia',
}

const SITES = { openstreetmap: 'OpenStreetMap', google: 'Google Maps' } as const
type Provider = keyof typeof SITES

export const text = {
  show: 'Mostrar mapa',
  notice: (provider: Provider) => `O mapa vem do ${SITES[provider]}, que passa a saber da sua visita.`,
  outside: (provider: Provider) => `Abrir no ${SITES[provider]}`,
  frameTitle: (place: string) => `Mapa: ${place}`,
  newTab: '(abre em outra aba)',
}

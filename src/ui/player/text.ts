export const text = {
  watch: (hasTitle: boolean) => (hasTitle ? 'Assistir:' : 'Assistir ao vídeo'),
  frameTitle: (title: string) => (title === '' ? 'Vídeo' : `Vídeo: ${title}`),
  ask: (host: string) => `Este vídeo vem do site ${host}, que passa a saber da sua visita e pode usar cookies.`,
  allow: 'Permitir e assistir',
  outside: (host: string) => `Abrir no ${host}`,
  newTab: '(abre em outra aba)',
  pause: 'Pausar o vídeo',
  play: 'Continuar o vídeo',
  failed: 'Não foi possível tocar este vídeo.',
  openFile: 'Abrir o arquivo do vídeo',
}

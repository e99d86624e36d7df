export const text = {
  count: (videos: number) => (videos === 1 ? '1 vídeo' : `${videos} vídeos`),
  minutes: (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min`,
  playing: 'Tocando agora',
  nowPlaying: (title: string) => `Tocando agora: ${title}`,
  notes: 'Sobre este vídeo',
  untitled: (place: number) => `Vídeo ${place}`,
  noVideo: 'Acrescente um vídeo à lista. Visitantes não veem este aviso.',
}

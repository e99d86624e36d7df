export const text = { noVideo: 'Cole o endereço de um vídeo. Visitantes não veem este aviso.' }

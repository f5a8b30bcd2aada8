import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Apuestas', inspector: 'Inspector', app: 'Modo app', account: 'Cuenta', help: 'Ayuda' },
  language: 'Idioma',
  needsScript: 'Estas páginas hablan con la plataforma mediante scripts. Permite los scripts aquí.',
  landing: {
    title: 'Bienvenida',
    heading: 'Una plataforma con apuestas deportivas dentro',
    text: 'Meridian representa el sistema que un operador ya tiene: cuentas, monederos y sus propias páginas. Vive en un origen propio e integra Slipstream en un marco que crece con su contenido.',
    play: 'Abrir las apuestas',
    inspector: 'Ver cada mensaje entre los dos',
    app: 'Verlo como en una app móvil',
  },
  play: {
    title: 'Apuestas deportivas',
    tools: 'Herramientas',
    theme: 'Tema',
    day: 'Día',
    night: 'Noche',
    measuring: 'Medición permitida',
    waiting: 'Esperando a las apuestas',
    close: 'Cerrar',
  },
  inspector: {
    messages: 'Mensajes',
    newestFirst: 'Mensajes, los más nuevos primero',
    say: 'Decir algo como plataforma',
    send: 'Enviar',
    clear: 'Vaciar la lista',
  },
  terms: {
    title: 'Términos y condiciones',
    demo: 'Meridian es una demostración. Su dinero no es real, sus jugadores son inventados y nada aquí es una oferta.',
    age: 'Debes tener 18 años o más. Quien se autoexcluye queda fuera durante el tiempo que eligió.',
  },
  help: {
    text: 'Jugar debe seguir siendo un juego. Si deja de serlo, para y habla con alguien.',
    limits: 'Fijar un límite o hacer una pausa',
    password: 'Nueva contraseña',
    unlock: 'Desbloquear una cuenta',
    transactions: '¿Adónde fue mi dinero?',
    mailbox: 'El buzón de esta demo',
  },
  notFound: { title: 'No encontrado', heading: 'Aquí no hay nada', start: 'Ir a la página de inicio' },
  unavailable: {
    title: 'No disponible',
    heading: 'La plataforma no responde',
    text: 'No se ha cambiado nada. Inténtalo de nuevo en un momento.',
  },
} satisfies HostWords['site'];

export default {
  limits: 'Limite și pauze',
  help: 'Ajutor',
  goOn: 'Joacă mai departe',
  leave: 'Ieși din cont',
  understood: 'OK',
  failed: 'Nu am putut contacta serverul. Încearcă din nou.',
  reality_check: {
    title: 'Reamintire de joc',
    time: 'Joci de {hours, plural, =0 {} one {# oră și } few {# ore și } other {# de ore și }}{minutes, plural, one {# minut} few {# minute} other {# de minute}}.',
    money: 'În acest timp ai mizat {staked} și ai încasat {returned}.',
    up: 'Ești pe plus cu {amount}.',
    down: 'Ești pe minus cu {amount}.',
    even: 'Ești pe zero.',
  },
  out_of_session: {
    title: 'Limită de sesiune atinsă',
    text: 'Ai atins limita de sesiune setată de tine, așa că te-am deconectat. Biletul este salvat și niciun pariu nu a fost plasat sau schimbat. Poți intra din nou în cont după o pauză.',
  },
  activity_limit: {
    title: 'Limită de timp atinsă',
    text: 'Ai atins limita de timp setată de tine, așa că te-am deconectat. Biletul este salvat și niciun pariu nu a fost plasat sau schimbat.',
  },
} as const;

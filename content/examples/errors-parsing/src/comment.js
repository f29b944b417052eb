import(/* webpackChunkName: tea */ "./pages/tea.js");

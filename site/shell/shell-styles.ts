/* The styles of what browsers get as HTML alone. */
import "./above.module.css";
import "./notification.module.css";
import "./offline-line.module.css";
import "../menu/menu.module.css";
import "../search/search-button.module.css";
import "./header.module.css";
import "./main-navigation.module.css";
import "./chat.module.css";
import "./footer.module.css";
import "../offline/offline-screen.module.css";
import "../screens/not-found.module.css";

import "./long.txt";
import "./todo.txt";
import "./empty.txt";

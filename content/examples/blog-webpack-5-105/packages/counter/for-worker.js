postMessage("from the worker's file");
